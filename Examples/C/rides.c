/*
 * A host in C99: a ride app whose handlers are functions of this file, talking over lines.
 *
 *     cc -std=c99 -I Sources/ParleyC Examples/C/rides.c -L BUILD -lParleyC -o rides && ./rides < lines
 *
 * Each line of the standard input is what the user says; what the assistant shows is printed. Of a line that begins with
 * a question mark it is only foretold whether it would be taken, asked about or passed on. JSON is looked through with two
 * small functions: a real host uses its JSON library.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parley.h"

static const char set_up[] =
    "{\"jsonrpc\":\"2.0\",\"id\":\"set-up\",\"method\":\"initialize\",\"params\":{"
    "\"now\":\"2026-11-21T09:00:00+00:00\",\"permission\":\"authorized\",\"apps\":[{"
    "\"identifier\":\"com.example.rides\",\"displayName\":\"MonkeyRides\",\"handles\":{"
    "\"RequestRide\":{\"resolve\":[\"dropOffLocation\"],\"confirm\":true}}}]}}";

static const char opening[] =
    "{\"jsonrpc\":\"2.0\",\"id\":\"open\",\"method\":\"open\",\"params\":{\"conversation\":\"c\"}}";

static void send_line(parley_session *session, const char *line) {
  if (parley_send(session, line, strlen(line)) != 0) {
    fputs("the session has ended\n", stderr);
    exit(1);
  }
}

/* What follows the first place of a text; NULL where it is not there. */
static const char *after(const char *line, const char *text) {
  const char *place = line ? strstr(line, text) : NULL;
  return place ? place + strlen(text) : NULL;
}

/* Writes a JSON string's characters up to its end, with the escapes that the engine writes. */
static void print_string(const char *text, FILE *output) {
  for (; *text && *text != '"'; text++) {
    if (*text == '\\') text++;
    fputc(*text, output);
  }
}

/* Answers a call of the engine's: the app's handlers. */
static void answer(parley_session *session, const char *call) {
  char id[32] = "", line[512];
  const char *result = "\"success\"";
  const char *start = after(call, "\"id\":\"");
  if (start) {
    const size_t length = strcspn(start, "\"");
    if (length < sizeof id) memcpy(id, start, length);
  }
  if (strstr(call, "\"method\":\"resolve\"") && !strstr(call, "\"dropOffLocation\":{")) result = "\"needsValue\"";
  if (strstr(call, "\"method\":\"confirm\""))
    result =
        "{\"code\":\"ready\",\"details\":{\"option\":{\"name\":\"Vine Swing\"},"
        "\"fare\":{\"money\":{\"amount\":\"6.50\",\"currencyCode\":\"USD\"}}}}";
  snprintf(line, sizeof line, "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":%s}", id, result);
  send_line(session, line);
}

/* Reads lines until the answer to a request has come. Returns whether it is a result. */
static int wait_for(parley_session *session, const char *id) {
  char wanted[64];
  snprintf(wanted, sizeof wanted, "\"id\":\"%s\"", id);
  for (;;) {
    char *line = parley_receive(session, 10000);
    if (!line) return 0;
    if (strstr(line, "\"method\":")) {
      if (strstr(line, "\"id\":")) answer(session, line);
    } else if (strstr(line, wanted)) {
      const char *course = after(line, "\"course\":\""), *rest = course ? NULL : line;
      const int is_result = strstr(line, "\"result\":") != NULL;
      if (course) {
        print_string(course, stdout);
        fputc('\n', stdout);
      }
      while ((rest = after(rest, "\"shown\":\""))) {
        print_string(rest, stdout);
        fputc('\n', stdout);
      }
      if (!is_result) fprintf(stderr, "%s\n", line);
      parley_free_line(line);
      return is_result;
    }
    parley_free_line(line);
  }
}

static int hear(parley_session *session, const char *words) {
  char line[4096];
  const char *method = *words == '?' ? "forecast" : "hear";
  size_t length = (size_t)snprintf(line, sizeof line,
                                   "{\"jsonrpc\":\"2.0\",\"id\":\"hear\",\"method\":\"%s\",\"params\":{"
                                   "\"conversation\":\"c\",\"utterance\":\"",
                                   method);
  if (*words == '?') words++;
  for (; *words && length + 8 < sizeof line; words++) {
    if ((unsigned char)*words < 0x20) continue;
    if (*words == '"' || *words == '\\') line[length++] = '\\';
    line[length++] = *words;
  }
  memcpy(line + length, "\"}}", 4);
  send_line(session, line);
  return wait_for(session, "hear");
}

int main(void) {
  char words[2048];
  int is_good;
  parley_session *session = parley_open();
  send_line(session, set_up);
  is_good = wait_for(session, "set-up");
  send_line(session, opening);
  is_good = is_good && wait_for(session, "open");
  while (is_good && fgets(words, sizeof words, stdin)) is_good = hear(session, words);
  parley_end(session);
  while (is_good) {
    char *line = parley_receive(session, -1);
    if (!line) break;
    parley_free_line(line);
  }
  parley_close(session);
  return is_good ? 0 : 1;
}
