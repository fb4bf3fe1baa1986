// Written by '.ci/names.swift --update'.
extension SystemNames {
  /// Names of types, their members that are types, functions, values and macros of the toolchain's modules.
  static let toolchain = """
    AMPMStyle ASCII AcceptPolicy Actor ActorType AdditiveArithmetic AffineTransform AlignmentOptions AllCases \
    AlternateDescriptionAttribute AncestorRepresentation AnchoredRelativeFormatStyle AnyActor \
    AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject \
    AnyRandomAccessCollection AnyRegexOutput AnySequence Arithmetic ArithmeticOperator Array ArrayLiteralConvertible \
    ArrayLiteralElement ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence \
    AsyncFilterSequence AsyncFlatMapSequence AsyncIterator AsyncIteratorProtocol AsyncMapSequence AsyncMessage \
    AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence \
    AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence \
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering \
    AtomicOptionalRepresentable AtomicOptionalRepresentation AtomicRepresentable AtomicRepresentation \
    AtomicStoreOrdering AtomicUpdateOrdering AttributeContainer AttributeDynamicLookup \
    AttributeInvalidationCondition AttributeMergePolicy AttributeRunBoundaries AttributeScope \
    AttributeScopeCodableConfiguration AttributeScopes Attributed AttributedString AttributedStringAttributeMutation \
    AttributedStringKey AttributedStringProtocol AttributedStyle AttributedSubstring Attributes AttributesSlice1 \
    AttributesSlice2 AttributesSlice3 AttributesSlice4 AttributesSlice5 AuthChallengeDisposition \
    AutoreleaseFrequency Base64DecodingOptions Base64EncodingOptions BaseMessageIdentifier BidirectionalCollection \
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable BlockOperation Bool \
    BooleanLiteralConvertible BooleanLiteralType Bound BufferingPolicy Builder Bundle ByteCountAttribute \
    ByteCountFormatStyle ByteCountFormatter CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CGFloat \
    CGPoint CGRect CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt \
    CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CachePolicy CachedURLResponse \
    CalculationError Calendar CancellationError CanonicalCombiningClass CapitalizationContext CaseIterable Category \
    Change Character CharacterIterator CharacterSet CharacterView CheckedContinuation CheckingType Child Children \
    Clock CloseCode CloseFlags ClosedRange ClosedRangeIndex CocoaError Codable CodableAttributedStringKey \
    CodableConfiguration CodableWithConfiguration Code CodeUnit CodingKey CodingKeyRepresentable CodingUserInfoKey \
    Collation Collection CollectionContainsCollection CollectionDifference CollectionIndexSubscript CollectionOfOne \
    CollectionRangeSubscript CommandLine CommonKeyPathKind Comparable ComparableComparator Comparator CompareOptions \
    Compared Comparison ComparisonOperator ComparisonResult Component Components ComponentsFormatStyle \
    ConcurrentValue Conditional ConditionalCast Configuration Conjunction Context ContiguousArray ContiguousBytes \
    Continuation ContinuousClock Copyable CountStyle CountableClosedRange CountablePartialRangeFrom CountableRange \
    Currency CurrencyFormatStyleConfiguration CustomConsumingRegexComponent CustomDebugStringConvertible \
    CustomLeafReflectable CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable \
    CustomPronoun CustomReflectable CustomStringConvertible CyclicYear Data DataDecodingStrategy \
    DataEncodingStrategy DataProtocol Date DateComponents DateDecodingStrategy DateEncodingStrategy \
    DateFieldAttribute DateFormatter DateInterval DateIntervalFormatter DateSeparator DateStyle DateTimeSeparator \
    Day DayOfYear DayPeriod Deallocator DebugDescription Decimal DecimalSeparatorDisplayStrategy Decodable \
    DecodableAttributedStringKey DecodableWithConfiguration Decoder DecodingConfiguration \
    DecodingConfigurationProviding DecodingError DecodingFailurePolicy DefaultBidirectionalIndices DefaultIndices \
    DefaultRandomAccessIndices DefaultStringInterpolation DelayedRequestDisposition \
    DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex DictionaryIterator \
    DictionaryKeyDefaultValueSubscript DictionaryKeySubscript DictionaryLiteral DictionaryLiteralConvertible \
    Dimension DirectoryEnumerationOptions DirectoryEnumerator DirectoryHint DiscardingTaskGroup \
    DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle Disjunction DispatchData \
    DispatchDataIterator DispatchGroup DispatchIO DispatchObject DispatchPredicate DispatchQoS DispatchQueue \
    DispatchSemaphore DispatchSource DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead \
    DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr \
    DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime DispatchTimeInterval \
    DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags DisplayStyle Distance \
    DomainResolutionProtocol Double DropFirstSequence DropWhileSequence Duration DurationFieldAttribute \
    DurationProtocol Element Elements EmptyCollection EmptyIterator Encodable EncodableAttributedStringKey \
    EncodableWithConfiguration EncodedScalar Encoder Encoding EncodingConfiguration EncodingConfigurationProviding \
    EncodingConversionOptions EncodingError End EnergyFormatter EnumeratedIterator EnumeratedSequence \
    EnumerationOptions Equal Equatable Era Error Escapable Event Executor ExecutorJob Exponent \
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral \
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral \
    ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral \
    ExpressibleByUnicodeScalarLiteral Expression ExpressionEvaluate ExpressionType \
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterLiteralType ExtendedGraphemeClusterType Failure \
    Field FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileOperationKind \
    FileProtectionType FileSystemEvent Filter FixedWidthInteger FlattenBidirectionalCollection \
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 \
    Float32 Float64 Float80 FloatDivision FloatLiteralConvertible FloatLiteralType FloatingPoint \
    FloatingPointClassification FloatingPointFormatStyle FloatingPointParseStrategy FloatingPointRoundingRule \
    FloatingPointSign ForceCast ForcedUnwrap FormatInput FormatOutput FormatString FormatStyle \
    FormatStyleCapitalizationContext Formatter ForwardParser FoundationAttributes FractionalPartDisplayStrategy \
    Frequency GeneralCategory GlobalActor GlobalQueuePriority GrammaticalGender GrammaticalNumber Group Grouping \
    HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Handle Hashable Hasher Host Hour HourCycle ID \
    ISO8601DateFormatter ISO8601FormatStyle Identifiable Identifier IdentifierType ImageURLAttribute Index \
    IndexDistance IndexPath IndexSet Indexable IndexableBase IndexingIterator Indices InflectionRule InlineArray \
    InputStream Instant InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision IntRemainder \
    IntegerFormatStyle IntegerLiteralConvertible IntegerLiteralType IntegerParseStrategy IntervalFlags \
    IntervalFormatStyle ItemReplacementOptions Iterator IteratorOverOne IteratorProtocol IteratorSequence \
    JSONDecoder JSONEncoder JSONSerialization Job JobPriority JoinedIterator JoinedSequence Key KeyDecodingStrategy \
    KeyEncodingStrategy KeyPath KeyPathComparator KeyValuePairs KeyedDecodingContainer \
    KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol Keys Kind Language \
    LanguageCode LanguageDirection LanguageIdentifierAttribute LazyBidirectionalCollection LazyCollection \
    LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex \
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection \
    LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection \
    LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection \
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence \
    LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter LinkAttribute ListFormatStyle \
    ListType Locale LocalizedError LogicalType LosslessStringConvertible Magnitude MainActor MainActorMessage \
    ManagedBuffer ManagedBufferPointer MarkdownDecodableAttributedStringKey MaskStorage MassFormatter Match \
    MatchingFlags MatchingOptions MatchingPolicy Measurement MeasurementAttribute MeasurementSystem MemoryLayout \
    Message MessageIdentifier MessageType Minute Mirror MirrorPath Mode Modifier Month Morphology MutabilityOptions \
    MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable MutableRandomAccessSlice \
    MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice \
    MutableRawSpan MutableSlice MutableSpan Mutex NSAffineTransform NSAffineTransformStruct NSArray \
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCalendar NSCharacterSet NSClassFromString \
    NSCocoaErrorDomain NSCoder NSCoderReadCorruptError NSCoderValueNotFoundError NSCoding NSComparisonPredicate \
    NSCompoundPredicate NSCondition NSConditionLock NSContainsRect NSCopying NSCountedSet NSData NSDate \
    NSDateComponentUndefined NSDateComponents NSDateInterval NSDebugDescriptionErrorKey NSDecimalAdd \
    NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize \
    NSDecimalMultiply NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalNumber \
    NSDecimalNumberBehaviors NSDecimalNumberHandler NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract \
    NSDictionary NSDivideRect NSEdgeInsets NSEdgeInsetsEqual NSEdgeInsetsMake NSEdgeInsetsZero NSEnumerationOptions \
    NSEnumerator NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes NSError NSErrorDomain NSExceptionName \
    NSExecutableArchitectureMismatchError NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError \
    NSExecutableRuntimeMismatchError NSExpression NSFeatureUnsupportedError NSFileHandleNotificationDataItem \
    NSFileHandleNotificationFileHandleItem NSFileLockingError NSFileManagerUnmountBusyError \
    NSFileManagerUnmountUnknownError NSFileNoSuchFileError NSFilePathErrorKey NSFileReadCorruptFileError \
    NSFileReadInapplicableStringEncodingError NSFileReadInvalidFileNameError NSFileReadNoPermissionError \
    NSFileReadNoSuchFileError NSFileReadTooLargeError NSFileReadUnknownError NSFileReadUnknownStringEncodingError \
    NSFileReadUnsupportedSchemeError NSFileWriteFileExistsError NSFileWriteInapplicableStringEncodingError \
    NSFileWriteInvalidFileNameError NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError \
    NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError NSFullUserName \
    NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser NSIndexPath \
    NSIndexSet NSIndexSetIterator NSInsetRect NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange \
    NSIntersectionRect NSIntersectsRect NSIsEmptyRect NSKeyValueValidationError NSKeyedArchiveRootObjectKey \
    NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate NSLocale \
    NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey \
    NSLocalizedRecoverySuggestionErrorKey NSLocalizedString NSLocationInRange NSLock NSLocking NSLog NSLogv \
    NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMeasurement NSMidX \
    NSMidY NSMinX NSMinY NSMouseInRect NSMutableArray NSMutableAttributedString NSMutableCharacterSet \
    NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet \
    NSMutableString NSMutableURLRequest NSNotFound NSNotification NSNull NSNumber NSOSStatusErrorDomain NSObject \
    NSObjectProtocol NSOffsetRect NSOrderedSet NSOrthography NSPOSIXErrorDomain NSPageSize \
    NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName NSPersonNameComponentGivenName \
    NSPersonNameComponentKey NSPersonNameComponentMiddleName NSPersonNameComponentNickname \
    NSPersonNameComponentPrefix NSPersonNameComponentSuffix NSPersonNameComponents NSPoint NSPointArray \
    NSPointFromCGPoint NSPointFromString NSPointInRect NSPointPointer NSPointToCGPoint NSPredicate \
    NSPropertyListReadCorruptError NSPropertyListReadStreamError NSPropertyListReadUnknownVersionError \
    NSPropertyListWriteInvalidError NSPropertyListWriteStreamError NSRange NSRangeFromString NSRangePointer \
    NSRecoveryAttempterErrorKey NSRect NSRectArray NSRectEdge NSRectFromCGRect NSRectFromString NSRectPointer \
    NSRectToCGRect NSRecursiveLock NSRegularExpression NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize \
    NSSearchPathForDirectoriesInDomains NSSecureCoding NSSet NSSize NSSizeArray NSSizeFromCGSize NSSizeFromString \
    NSSizePointer NSSizeToCGSize NSSortDescriptor NSSortOptions NSStreamSOCKSErrorDomain \
    NSStreamSocketSSLErrorDomain NSString NSStringEncodingErrorKey NSStringFromClass NSStringFromPoint \
    NSStringFromRange NSStringFromRect NSStringFromSize NSStringToDecimal NSTemporaryDirectory NSTextCheckingKey \
    NSTextCheckingResult NSTimeIntervalSince1970 NSTimeZone NSURL NSURLAuthenticationMethodDefault \
    NSURLAuthenticationMethodHTMLForm NSURLAuthenticationMethodHTTPBasic NSURLAuthenticationMethodHTTPDigest \
    NSURLAuthenticationMethodNTLM NSURLAuthenticationMethodNegotiate NSURLComponents \
    NSURLCredentialStorageRemoveSynchronizableCredentials NSURLErrorAppTransportSecurityRequiresSecureConnection \
    NSURLErrorBackgroundSessionInUseByAnotherProcess NSURLErrorBackgroundSessionRequiresSharedContainer \
    NSURLErrorBackgroundSessionWasDisconnected NSURLErrorBackgroundTaskCancelledReasonKey \
    NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive NSURLErrorCancelled \
    NSURLErrorCancelledReasonBackgroundUpdatesDisabled NSURLErrorCancelledReasonInsufficientSystemResources \
    NSURLErrorCancelledReasonUserForceQuitApplication NSURLErrorCannotCloseFile NSURLErrorCannotConnectToHost \
    NSURLErrorCannotCreateFile NSURLErrorCannotDecodeContentData NSURLErrorCannotDecodeRawData \
    NSURLErrorCannotFindHost NSURLErrorCannotLoadFromNetwork NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile \
    NSURLErrorCannotParseResponse NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile \
    NSURLErrorClientCertificateRejected NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed \
    NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain \
    NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete \
    NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorFailingURLStringErrorKey \
    NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory NSURLErrorHTTPTooManyRedirects \
    NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost \
    NSURLErrorNoPermissionsToReadFile NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation \
    NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed \
    NSURLErrorServerCertificateHasBadDate NSURLErrorServerCertificateHasUnknownRoot \
    NSURLErrorServerCertificateNotYetValid NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut NSURLErrorUnknown \
    NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired NSURLErrorUserCancelledAuthentication \
    NSURLErrorZeroByteResource NSURLProtectionSpaceFTP NSURLProtectionSpaceFTPProxy NSURLProtectionSpaceHTTP \
    NSURLProtectionSpaceHTTPProxy NSURLProtectionSpaceHTTPS NSURLProtectionSpaceHTTPSProxy \
    NSURLProtectionSpaceSOCKSProxy NSURLQueryItem NSURLRequest NSURLSessionTransferSizeUnknown NSUUID \
    NSUbiquitousFileNotUploadedDueToQuotaError NSUbiquitousFileUbiquityServerNotAvailable \
    NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange NSUnionRect \
    NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError \
    NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError NSUserCancelledError \
    NSUserName NSValue NSWidth NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid \
    NSZeroPoint NSZeroRect NSZeroSize NSZone Name NameStyle NativeType Negation NetworkServiceType Never NilCoalesce \
    NilLiteral NilLiteralConvertible NonConformingFloatDecodingStrategy NonConformingFloatEncodingStrategy NotEqual \
    Notation Notification NotificationCenter NotificationCoalescing NotificationQueue NumberFormatAttributes \
    NumberFormatStyleConfiguration NumberFormatter NumberPart NumberPartAttribute NumberRepresentation \
    NumberingSystem Numeric NumericType ObjCBool ObjectIdentifier ObservationToken OpaquePointer \
    OperatingSystemVersion Operation OperationQueue Operator OptionSet Optional OptionalFlatMap Options Output \
    OutputFormatting OutputRawSpan OutputSpan OutputStream POSIXError PadPosition ParseInput ParseOutput ParseResult \
    ParseStrategy ParseableFormatStyle Parser PartOfSpeech PartialAsyncTask PartialKeyPath PartialRangeFrom \
    PartialRangeThrough PartialRangeUpTo Pattern Percent Persistence PersonNameComponentAttribute \
    PersonNameComponents PersonNameComponentsFormatter Pipe PlaygroundQuickLook Pointee Port PortDelegate \
    PortMessage PostingStyle Precision Predicate PredicateBindings PredicateError PredicateExpression \
    PredicateExpressions PredicateRegex PrefixSequence Presentation Priority Process ProcessInfo Progress \
    ProgressKind ProgressReporting ProgressUserInfoKey Properties PropertyKey PropertyListDecoder \
    PropertyListEncoder PropertyListFormat PropertyListSerialization QoSClass QualityOfService Quarter QueuePriority \
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression \
    RangeExpressionContains RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable \
    RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RangeView Ranges RawExponent RawRepresentable \
    RawSignificand RawSpan RawValue ReadOptions ReadingOptions RecoverableError RecurrenceRule ReferenceConvertible \
    ReferenceType ReferenceWritableKeyPath Regex RegexComponent RegexOutput RegexRepetitionBehavior \
    RegexSemanticLevel RegexWordBoundaryKind Region Regions RelativeFormatStyle Repeated RepeatedTimePolicy \
    ReplacementIndexAttribute ResourceFetchType ResponseDisposition Result ReverseParser ReversedCollection \
    ReversedIndex ReversedRandomAccessCollection RoundingMode RoundingRule Run RunLoop Runs SIMD SIMD16 \
    SIMD16Storage SIMD2 SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4 SIMD4Storage SIMD64 SIMD64Storage SIMD8 \
    SIMD8Storage SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage Scalar Scanner ScopedAttributeContainer Script \
    SearchDirection SearchOptions SearchPathDirectory SearchPathDomainMask Second SecondFraction Sendable \
    SendableMetatype Sequence SequenceAllSatisfy SequenceContains SequenceContainsWhere SequenceMaximum \
    SequenceMinimum SequenceStartsWith SerialExecutor Set SetAlgebra SetIndex SetIterator SignDisplayStrategy \
    SignedInteger SignedNumeric SingleAttributeTransformer SingleValueDecodingContainer SingleValueEncodingContainer \
    Slice SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Span StandaloneMonth \
    StandaloneQuarter StandaloneWeekday StandardComparator StandardPredicateExpression State StaticBigInt \
    StaticString Status StoragePolicy Strategy Stream Stream1 Stream2 StreamDelegate StreamNetworkServiceTypeValue \
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StreamType Stride StrideThrough \
    StrideThroughIterator StrideTo StrideToIterator Strideable String StringContainsRegex StringInterpolation \
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible StringLiteralType \
    StringProtocol StringStyle StringTransform Style SubSequence Subdivision Subject Subsequence Substring \
    SuspendingClock Symbol SymbolAttribute SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskLocal \
    TaskPriority Template Termination TerminationReason TextOutputStream TextOutputStreamable Thread \
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TimeFormatStyle TimeInterval TimeSeparator TimeStyle TimeZone \
    TimeZoneSeparator Timer TimerFlags TypeCheck UInt UInt128 UInt16 UInt32 UInt64 UInt8 URL \
    URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLCredential \
    URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem \
    URLRelationship URLRequest URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration \
    URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask \
    URLSessionDownloadTaskResumeData URLSessionStreamDelegate URLSessionStreamTask URLSessionTask \
    URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask \
    URLSessionWebSocketDelegate URLSessionWebSocketTask UTF16 UTF16View UTF32 UTF8 UTF8Span UTF8View UUID UnaryMinus \
    UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult \
    UnicodeScalar UnicodeScalarIndex UnicodeScalarIterator UnicodeScalarLiteralConvertible UnicodeScalarLiteralType \
    UnicodeScalarType UnicodeScalarView Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter \
    UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent \
    UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency \
    UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitStyle \
    UnitTemperature UnitVolume UnitWidth Units UnitsFormatStyle UnitsStyle UnkeyedDecodingContainer \
    UnkeyedEncodingContainer Unmanaged UnmountOptions UnownedJob UnownedSerialExecutor UnownedTaskExecutor \
    UnsafeBufferPointer UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask \
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer \
    UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer \
    UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger \
    UserDefaults ValidationError Value Values Variable VariableID VariableName Variant VerbatimFormatStyle \
    VerbatimHour Version Void VolumeEnumerationOptions Week Weekday Width WordPair Words WritableKeyPath \
    WriteOptions WritingDirection WritingDirectionAttribute WritingOptions Year YearForWeekOfYear YieldResult \
    ZeroValueUnitsDisplayStrategy Zip2Iterator Zip2Sequence \

    """
}
