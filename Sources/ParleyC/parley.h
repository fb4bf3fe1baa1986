/*
 * Parley for hosts in C, and in every language that calls C (C99).
 *
 * The engine and the host send each other lines: messages of JSON-RPC 2.0, one object a line, as HostProtocol.md
 * describes them. A session is one host's side of it, as a process `parley serve` is on standard input and output.
 *
 *     parley_session *session = parley_open();
 *     parley_send(session, line, strlen(line));
 *     char *answer = parley_receive(session, -1);
 *     ...
 *     parley_free_line(answer);
 *     parley_close(session);
 *
 * Every function may be called from any thread and for several sessions at once, except that parley_close has to be the
 * last call for its session, with no other call for it still on.
 */
#ifndef PARLEY_H
#define PARLEY_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One host's side of the protocol. What it points to is the library's own. */
typedef struct parley_session parley_session;

/* Takes a line without its end. It is not to be kept: it is gone when the function returns. */
typedef void (*parley_line_function)(const char *line, size_t length, void *context);

/* The version of the protocol that the library speaks. */
int parley_protocol_version(void);

/* A new session, to be given to parley_close in the end. Never NULL. */
parley_session *parley_open(void);

/*
 * Hands the engine one line, of `length` bytes of UTF-8, with or without its end. It returns at once: answers come by
 * parley_receive or the function that was set. The bytes are copied.
 *
 * Returns 0, or -1 where the session has been ended or either pointer is NULL.
 */
int parley_send(parley_session *session, const char *line, size_t length);

/*
 * The next line for the host, which is to be given to parley_free_line. It waits for one up to so many milliseconds;
 * without limit where they are negative. Lines end with a NUL and hold no other.
 *
 * Lines wait until they are fetched, up to 32 MB of them. A host that fetches none until there are more has left: the
 * session ends as by parley_end, parley_send returns -1, and what comes after that is not kept.
 *
 * Returns NULL where none came in time, and after the last one of a session that was ended.
 */
char *parley_receive(parley_session *session, int milliseconds);

/* Frees a line that parley_receive returned. NULL is nothing. */
void parley_free_line(char *line);

/*
 * Has each line that comes from now on handed to a function, on a thread of the library's, one after the other, in place
 * of parley_receive; with NULL, parley_receive gets them again. The function may call parley_send. It must neither block
 * for long, because other lines wait for it, nor call parley_end or parley_close.
 */
void parley_set_function(parley_session *session, parley_line_function function, void *context);

/*
 * What is wrong in an answer of the host's handlers, such as a reason that does not exist, is written on standard error, a
 * line each, beside being in the messages as events "problem". With a function it is handed to that instead, on a thread
 * of the library's, without an end of line; with NULL nobody is told.
 */
void parley_set_problem_function(parley_session *session, parley_line_function function, void *context);

/*
 * The host says nothing more: calls that wait for its answers fail. What is begun is ended and still written; after
 * that parley_receive returns NULL.
 */
void parley_end(parley_session *session);

/* Ends the session, waits until nothing of it runs any more, and frees it. NULL is nothing. */
void parley_close(parley_session *session);

#ifdef __cplusplus
}
#endif

#endif
