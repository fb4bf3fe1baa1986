import IntentModel

/// The unit of a workout's goal. Source: `INWorkoutGoalUnitType`, iOS 10.
public enum WorkoutGoalUnitType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case inch, meter, foot, mile, yard
  case second, minute, hour
  case joule, kiloCalorie
}

/// Where a workout is done. Source: `INWorkoutLocationType`, iOS 10.
public enum WorkoutLocationType: Int, SymbolicValue, CaseIterable {
  case unknown = 0
  case outdoor, indoor
}
