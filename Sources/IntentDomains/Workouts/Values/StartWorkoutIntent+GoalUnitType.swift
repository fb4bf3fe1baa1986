import IntentModel

extension StartWorkoutIntent {
  /// The unit of a workout's goal.
  ///
  /// Source: `INWorkoutGoalUnitType`, iOS 10.
  public enum GoalUnitType: Int, SymbolicValue, CaseIterable {
    /// Not said.
    case unknown = 0
    /// Units of a distance.
    case inch, meter, foot, mile, yard
    /// Units of a time.
    case second, minute, hour
    /// Units of the energy burnt.
    case joule, kiloCalorie
  }
}

extension StartWorkoutIntent {
  /// Where a workout is done.
  ///
  /// Source: `INWorkoutLocationType`, iOS 10.
  public enum LocationType: Int, SymbolicValue, CaseIterable {
    /// Not said.
    case unknown = 0
    /// In order: in the open air, inside.
    case outdoor, indoor
  }
}
