// SimulatedApps
