"""A ride service in Python, for `RequestRide`: it does what the simulated MonkeyRides does, from the same world."""

from __future__ import annotations

import datetime
import plistlib
from pathlib import Path
from typing import Any

JSON = Any


class Rides:
    """Settles where to, from where, how many and with what; books once for each request's key."""

    resolves = {"pickupLocation", "dropOffLocation", "rideOptionName", "partySize"}

    def __init__(self, folder: Path, now: str, location: dict[str, JSON] | None = None):
        world = plistlib.loads((folder / "World.plist").read_bytes())
        self.options: list[dict[str, JSON]] = world["RideOptions"]
        self.places: list[dict[str, JSON]] = world["Places"]
        self.drivers: list[dict[str, JSON]] = world.get("Drivers", [])
        self.now = datetime.datetime.fromisoformat(now)
        self.location = location
        self.rides: list[dict[str, JSON]] = []
        self._answered: dict[str, JSON] = {}

    async def resolve(self, parameter: str, request: dict[str, JSON]) -> JSON:
        said = request["parameters"].get(parameter)
        match parameter:
            case "dropOffLocation":
                return self._place(said) if said else "needsValue"
            case "pickupLocation" if not said:
                return {"result": "success", "value": self._here()} if self.location else "needsValue"
            case "pickupLocation":
                return self._place(said)
            case "rideOptionName":
                return self._option(said, request) if said else "notRequired"
            case _:
                return self._size(said, request) if said is not None else "notRequired"

    def _here(self) -> JSON:
        assert self.location
        return {
            "name": self.location["name"],
            "coordinate": {"latitude": self.location["latitude"], "longitude": self.location["longitude"]},
        }

    def _place(self, said: dict[str, JSON]) -> JSON:
        if "coordinate" in said:
            return "success"
        found = self._find(self.places, said.get("name", ""))
        if not found:
            return "unsupported"
        if len(found) > 1:
            return {"result": "disambiguation", "values": [self._placemark(place) for place in found]}
        return {"result": "success", "value": self._placemark(found[0])}

    @staticmethod
    def _placemark(place: dict[str, JSON]) -> JSON:
        return {
            "name": place["Name"],
            "coordinate": {"latitude": place["Latitude"], "longitude": place["Longitude"]},
        }

    @staticmethod
    def _find(things: list[dict[str, JSON]], words: str) -> list[dict[str, JSON]]:
        """The one of that name; else those one of whose names has all the words."""
        words = words.casefold()
        exact = [thing for thing in things if thing["Name"].casefold() == words]
        parts = {word for word in words.split() if word not in ("the", "a", "to")}
        if exact or not parts:
            return exact
        return [
            thing
            for thing in things
            if any(parts <= set(name.casefold().split()) for name in [thing["Name"], *thing.get("OtherNames", [])])
        ]

    def _free(self, size: int) -> list[dict[str, JSON]]:
        return [option for option in self.options if option.get("Available", True) and option["Seats"] >= size]

    @staticmethod
    def _price(option: dict[str, JSON]) -> float:
        return float(option["MaximumPrice"] if "MaximumPrice" in option else option["Price"])

    def _chosen(self, request: dict[str, JSON]) -> dict[str, JSON] | None:
        parameters = request["parameters"]
        if name := parameters.get("rideOptionName"):
            return next(iter(self._find(self.options, name["spokenPhrase"])), None)
        return min(self._free(parameters.get("partySize", 1)), key=self._price, default=None)

    def _option(self, said: dict[str, JSON], request: dict[str, JSON]) -> JSON:
        found = self._find(self.options, said["spokenPhrase"])
        if not found:
            return "unsupported"
        if len(found) > 1:
            return {"result": "disambiguation", "values": [option["Name"] for option in found]}
        if found[0].get("Available", True):
            return {"result": "success", "value": found[0]["Name"]}
        cheapest = min(self._free(request["parameters"].get("partySize", 1)), key=self._price, default=None)
        return {"result": "confirmationRequired", "value": cheapest["Name"]} if cheapest else "unsupported"

    def _size(self, size: int, request: dict[str, JSON]) -> JSON:
        named = request["parameters"].get("rideOptionName")
        offered = self._find(self.options, named["spokenPhrase"]) if named else self._free(1)
        return "success" if 1 <= size <= max(option["Seats"] for option in offered) else "unsupported"

    async def confirm(self, request: dict[str, JSON]) -> JSON:
        unserved = {place["Name"] for place in self.places if not place.get("Served", True)}
        ends = [request["parameters"].get(end, {}).get("name") for end in ("pickupLocation", "dropOffLocation")]
        if unserved & set(ends):
            return "failureRequiringAppLaunchNoServiceInArea"
        if not (option := self._chosen(request)):
            return "failure"
        return {"code": "ready", "details": self._details(option, request, "rideReceived")}

    async def handle(self, request: dict[str, JSON]) -> JSON:
        if request["key"] in self._answered:
            return self._answered[request["key"]]
        option = self._chosen(request)
        assert option
        details = self._details(option, request, "rideConfirmed")
        if self.drivers:
            driver = self.drivers[len(self.rides) % len(self.drivers)]
            details["driver"] = {"name": driver["Name"]}
            details["vehicle"] = {"name": f"{driver['Manufacturer']} {driver['Model']}".strip()}
        self.rides.append(request["parameters"])
        self._answered[request["key"]] = {"code": "success", "details": details}
        return self._answered[request["key"]]

    def _details(self, option: dict[str, JSON], request: dict[str, JSON], status: str) -> dict[str, JSON]:
        pickup = self.now + datetime.timedelta(minutes=option["MinutesToPickup"])

        def money(amount: str) -> JSON:
            return {"money": {"amount": amount, "currencyCode": "USD"}}

        details: dict[str, JSON] = {
            "option": {"name": option["Name"]},
            "pickup": {"moment": pickup.isoformat()},
            "status": {"symbol": status},
        }
        if "MaximumPrice" in option:
            details |= {"minimumFare": money(option["Price"]), "maximumFare": money(option["MaximumPrice"])}
        else:
            details["fare"] = money(option["Price"])
        for name, end in (("pickupPlace", "pickupLocation"), ("dropOffPlace", "dropOffLocation")):
            if place := request["parameters"].get(end):
                details[name] = {"name": place["name"]}
        return details
