#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exponential functions of the system's C library, whose module has another name on each system.
extension Double {
  /// *e* to the power of the number.
  package var exponential: Double { exp(self) }
  /// Two to the power of the number.
  package var powerOfTwo: Double { exp2(self) }
  /// The logarithm to the base *e*.
  package var naturalLogarithm: Double { log(self) }
  /// The logarithm to the base two.
  package var binaryLogarithm: Double { log2(self) }
}
