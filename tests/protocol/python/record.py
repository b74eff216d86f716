"""Runs exported scripts against stand-ins for the documented calls of Opentrons' Protocol API and PyLabRobot, and prints
what they did. Reads JSON from stdin: a list of {"library", "code"}; writes one list of operations for each.

The stand-ins know the calls of the scripts and nothing else, with the arguments that the documentation names, and refuse
what a machine would: a tip taken twice, a pipette without a tip, a well that is not there."""

import asyncio
import json
import sys
import types

ROWS = "ABCDEFGH"
NAMES = {f"{row}{column}" for row in ROWS for column in range(1, 13)}
FLEX = {f"{row}{column}" for row in "ABCD" for column in "123"}


def split(name):
    assert name in NAMES, name
    return name[0], int(name[1:])


class Tips:
    """Which tips are taken."""

    def __init__(self):
        self.taken = set()

    def take(self, rack, names):
        for name in names:
            assert (rack, name) not in self.taken, f"tip {rack} {name} taken twice"
            self.taken.add((rack, name))

    def are_left(self, rack, column, rows):
        return all((rack, f"{row}{column}") not in self.taken for row in rows)


# Opentrons Protocol API 2.20


class Well:
    def __init__(self, labware, name, above=False):
        self.labware, self.name, self.above = labware, name, above

    def top(self):
        assert self.labware.kind != "tips"
        return Well(self.labware, self.name, True)

    def load_liquid(self, liquid, volume):
        assert self.labware.kind != "tips" and liquid
        assert 0 < volume <= (15_000 if self.labware.kind == "reservoir" else 360)


class Labware:
    KINDS = {
        "opentrons_flex_96_tiprack_200ul": "tips",
        "nest_12_reservoir_15ml": "reservoir",
        "corning_96_wellplate_360ul_flat": "plate",
    }

    # Racks are numbered as they come, plates by where they stand.
    PLATES = {"D1": 1, "D2": 2, "C3": 2, "D3": 3}

    def __init__(self, context, load_name, slot):
        self.kind, self.slot = self.KINDS[load_name], slot
        racks = sum(one.kind == "tips" for one in context.labware)
        self.number = self.PLATES[slot] if self.kind == "plate" else racks + 1
        context.occupy(slot)
        context.labware.append(self)

    def __getitem__(self, name):
        row, _ = split(name)
        assert self.kind != "reservoir" or row == "A", name
        return Well(self, name)


class Trash:
    pass


class HeaterShaker:
    def __init__(self, context, slot):
        assert slot[1] in "13"
        context.occupy(slot)
        self.context, self.slot, self.latch = context, slot, None
        self.rpm = self.target = self.plate = None

    def load_labware(self, name, adapter):
        assert adapter == "opentrons_universal_flat_adapter"
        # The slot is that of the module.
        self.context.slots.discard(self.slot)
        return Labware(self.context, name, self.slot)

    def number(self):
        return next(one.number for one in self.context.labware if one.slot == self.slot)

    def close_labware_latch(self):
        self.latch = "closed"

    def set_and_wait_for_shake_speed(self, rpm):
        assert self.latch == "closed" and self.rpm is None and 200 <= rpm <= 3000
        self.rpm = rpm

    def deactivate_shaker(self):
        # While it shook, nothing was done but waiting.
        kind, seconds = self.context.log.pop()
        assert kind == "wait"
        self.context.log.append(["shake", self.number(), self.rpm, seconds])
        self.rpm = None

    def set_and_wait_for_temperature(self, celsius):
        assert 37 <= celsius <= 95
        self.context.log.append(["heat", self.number(), celsius])

    def deactivate_heater(self):
        self.context.log.append(["cool", self.number()])


class Pipette:
    MODELS = {"flex_8channel_1000": 8, "flex_1channel_1000": 1}

    def __init__(self, context, instrument_name, mount, tip_racks):
        self.channels = self.MODELS[instrument_name]
        self.context, self.volume, self.has_tip = context, 0, False
        assert mount in ("left", "right") and mount not in context.mounts
        assert all(rack.kind == "tips" for rack in tip_racks)
        context.mounts.add(mount)
        self.racks = tip_racks

    def pick_up_tip(self):
        # The first tip, down the columns, or the first column of which no tip is taken.
        assert not self.has_tip
        rows = [ROWS] if self.channels == 8 else ROWS
        free = ((rack.number, column, row) for rack in self.racks for column in range(1, 13) for row in rows)
        rack, column, row = next(one for one in free if self.context.tips.are_left(*one))
        self.context.tips.take(rack, [f"{r}{column}" for r in row])
        self.has_tip = True
        self.context.log.append(["pick", self.channels, rack, column] + ([row] if self.channels == 1 else []))

    def drop_tip(self):
        assert self.has_tip and self.context.trash
        self.has_tip = False
        self.context.log.append(["drop", self.channels])

    def spot(self, place):
        if isinstance(place, Trash):
            return "waste"
        row, column = split(place.name)
        if place.labware.kind == "reservoir":
            return f"reservoir {column}"
        assert place.labware.kind == "plate" and (self.channels == 1 or row == "A")
        return f"plate {place.labware.number} {place.name}"

    def aspirate(self, volume, location):
        assert self.has_tip and 5 <= volume <= 200 and not location.above
        self.volume += volume
        assert self.volume <= 200 + 1e-6
        self.context.log.append(["aspirate", self.channels, volume, self.spot(location)])

    def dispense(self, volume, location):
        assert self.has_tip and volume <= self.volume + 1e-6
        self.volume -= volume
        self.context.log.append(["dispense", self.channels, volume, self.spot(location)])

    def mix(self, repetitions, volume, location):
        for _ in range(repetitions):
            self.aspirate(volume, location)
            self.dispense(volume, location)


class ProtocolContext:
    def __init__(self):
        self.log, self.labware, self.mounts, self.slots = [], [], set(), set()
        self.trash, self.tips, self.modules = None, Tips(), []
        self.loaded_instruments, self.liquids = {}, set()

    def occupy(self, slot):
        assert slot in FLEX and slot not in self.slots, slot
        self.slots.add(slot)

    def load_trash_bin(self, location):
        self.occupy(location)
        self.trash = Trash()
        return self.trash

    def load_labware(self, load_name, location):
        return Labware(self, load_name, location)

    def load_module(self, module_name, location):
        assert module_name == "heaterShakerModuleV1"
        module = HeaterShaker(self, location)
        self.modules.append(module)
        return module

    def load_instrument(self, instrument_name, mount, tip_racks=()):
        self.loaded_instruments[mount] = Pipette(self, instrument_name, mount, tip_racks)
        return self.loaded_instruments[mount]

    def define_liquid(self, name):
        assert name and name not in self.liquids
        self.liquids.add(name)
        return name

    def delay(self, seconds):
        self.log.append(["wait", seconds])


def opentrons(code):
    module = types.ModuleType("opentrons")
    module.protocol_api = types.SimpleNamespace(ProtocolContext=ProtocolContext)
    sys.modules["opentrons"] = module
    script = {"__name__": "protocol"}
    exec(compile(code, "protocol.py", "exec"), script)
    assert script["requirements"] == {"robotType": "Flex", "apiLevel": "2.20"}
    context = ProtocolContext()
    script["run"](context)
    # At the end every heater is off, whatever the protocol says.
    for module in context.modules:
        assert context.log.pop()[0] == "cool" and module.rpm is None
    return context.log


# PyLabRobot 0.2


class Item:
    def __init__(self, labware, name):
        self.labware, self.name = labware, name


class Resource:
    def __init__(self, kind, name):
        self.kind, self.name = kind, name
        self.number = int(name.split()[-1]) if name.split()[-1].isdigit() else 1
        self.placed = False

    def get_item(self, name):
        row, _ = split(name)
        assert self.kind != "reservoir" or row == "A"
        return Item(self, name)

    def __getitem__(self, name):
        first, _, last = name.partition(":")
        if not last:
            return [self.get_item(first)]
        (row, column), (end, same) = split(first), split(last)
        assert column == same
        return [self.get_item(f"{r}{column}") for r in ROWS[ROWS.index(row) : ROWS.index(end) + 1]]


class Carrier:
    def __init__(self, name):
        self.sites = {}

    def __setitem__(self, site, resource):
        assert 0 <= site < 5 and site not in self.sites
        self.sites[site] = resource
        resource.placed = True


class Deck:
    def __init__(self):
        self.rails = []
        self.trash = object()

    def assign_child_resource(self, resource, rails=None, location=None):
        if rails is None:
            assert location is not None and isinstance(resource, PlrShaker)
            return
        assert all(abs(rails - other) >= 6 for other in self.rails) and 1 <= rails <= 24
        self.rails.append(rails)

    def get_trash_area(self):
        return self.trash


class PrintingShaker:
    async def deactivate(self):
        pass


class PlrShaker:
    def __init__(self, name, size_x, size_y, size_z, child_location, backend):
        self.name, self.plate, self.ready, self.celsius, self.off = name, None, False, 20.0, backend

    def assign_child_resource(self, plate):
        assert self.plate is None and not plate.placed
        self.plate, plate.placed = plate, True

    async def setup(self):
        assert self.plate
        self.ready = True

    async def shake(self, speed, duration):
        assert self.ready and 200 <= speed <= 3000
        LiquidHandler.log.append(["shake", self.plate.number, speed, duration])

    async def get_temperature(self):
        return self.celsius

    async def set_temperature(self, celsius):
        assert self.ready and 37 <= celsius <= 95 and celsius >= self.celsius
        self.celsius = celsius

    async def wait_for_temperature(self, timeout):
        LiquidHandler.log.append(["heat", self.plate.number, self.celsius])

    async def deactivate(self):
        await self.off.deactivate()
        if self.is_told():
            LiquidHandler.log.append(["cool", self.plate.number])
        self.celsius = 20.0

    def is_told(self):
        # What heat() of the script does before it warms to less is no step of the protocol.
        return sys._getframe(2).f_code.co_name != "heat"

    async def stop(self):
        self.ready = False


class Backend:
    def __init__(self, num_channels):
        assert num_channels == 8


class LiquidHandler:
    log = None

    def __init__(self, backend, deck):
        self.deck, self.ready, self.on, self.held, self.tips = deck, False, 0, 0, Tips()
        LiquidHandler.log = []

    async def setup(self):
        self.ready = True

    async def stop(self):
        assert self.on == 0
        self.ready = False

    async def pick_up_tips(self, tip_spots):
        assert self.ready and not self.on and len(tip_spots) in (1, 8)
        rack = tip_spots[0].labware
        assert rack.placed and rack.kind == "tips"
        self.tips.take(rack.number, [spot.name for spot in tip_spots])
        row, column = split(tip_spots[0].name)
        self.on = len(tip_spots)
        self.log.append(["pick", self.on, rack.number, column] + ([row] if self.on == 1 else []))

    async def discard_tips(self):
        assert self.on
        self.log.append(["drop", self.on])
        self.on = 0

    def spot(self, resources):
        assert len(resources) == self.on, "a resource for each channel"
        first = resources[0]
        if first is self.deck.trash:
            return "waste"
        assert first.labware.placed
        row, column = split(first.name)
        if first.labware.kind == "reservoir":
            assert all(one is first for one in resources)
            return f"reservoir {column}"
        assert [one.name for one in resources] == ([f"{r}{column}" for r in ROWS] if self.on == 8 else [first.name])
        return f"plate {first.labware.number} {first.name}"

    async def aspirate(self, resources, vols):
        assert self.on and len(vols) == self.on and len(set(vols)) == 1
        self.held += vols[0]
        assert self.held <= 300
        self.log.append(["aspirate", self.on, vols[0], self.spot(resources)])

    async def dispense(self, resources, vols, liquid_height=None):
        assert self.on and len(vols) == self.on and vols[0] <= self.held + 1e-6
        assert liquid_height is None or len(liquid_height) == self.on
        self.held -= vols[0]
        self.log.append(["dispense", self.on, vols[0], self.spot(resources)])


def pylabrobot(code):
    def module(name, **content):
        made = types.ModuleType(name)
        made.__dict__.update(content)
        sys.modules[name] = made

    def labware(kind):
        return lambda name: Resource(kind, name)

    module("pylabrobot")
    module("pylabrobot.liquid_handling", LiquidHandler=LiquidHandler)
    module(
        "pylabrobot.heating_shaking", HeaterShaker=PlrShaker, HeaterShakerChatterboxBackend=PrintingShaker
    )
    module("pylabrobot.liquid_handling.backends", LiquidHandlerChatterboxBackend=Backend)
    module(
        "pylabrobot.resources",
        Coordinate=lambda x, y, z: (x, y, z),
        Cor_96_wellplate_360ul_Fb=labware("plate"),
        PLT_CAR_L5AC_A00=Carrier,
        TIP_CAR_480_A00=Carrier,
        hamilton_96_tiprack_300uL_filter=labware("tips"),
        nest_12_troughplate_15000uL_Vb=labware("reservoir"),
    )
    module("pylabrobot.resources.hamilton", STARLetDeck=Deck)

    async def sleep(seconds):
        LiquidHandler.log.append(["wait", seconds])

    kept, asyncio.sleep = asyncio.sleep, sleep
    try:
        exec(compile(code, "script.py", "exec"), {"__name__": "__main__"})
    finally:
        asyncio.sleep = kept
    return LiquidHandler.log


LIBRARIES = {"opentrons": opentrons, "pylabrobot": pylabrobot}
json.dump([LIBRARIES[one["library"]](one["code"]) for one in json.load(sys.stdin)], sys.stdout)
