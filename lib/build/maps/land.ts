import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type GeoProjection, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { z } from "zod";
import { contains, type MultiPolygon, type Point, type Polygon, type Ring, signedArea, simplifyRing } from "./geometry";

/** Rings smaller than this, in square units, are no land and no lake. */
const SMALLEST = 6;

/** How far the coast may lie from its finest course, in units of the sheet. */
const COAST_DETAIL = 0.8;

const LandFile = z.looseObject({ objects: z.looseObject({ land: z.looseObject({}) }) });

/** Natural Earth's land (public domain) on a sheet: outer rings with their holes. */
export function landOn(projection: GeoProjection, width: number, height: number): MultiPolygon {
  const path = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const text = readFileSync(path, "utf8");
  LandFile.parse(JSON.parse(text));
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(text);
  const rings: Point[][] = [];
  const pen = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    arc: () => {},
    closePath: () => {},
  };
  const view = projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
  geoPath(view, pen)(feature(topology, topology.objects.land));
  const large = rings.filter((ring) => ring.length > 3 && Math.abs(signedArea(ring)) / 2 >= SMALLEST);
  return nested(large.map((ring) => simplifyRing(ring, COAST_DETAIL)));
}

/** Rings sorted into polygons: a ring inside an odd number of others is a hole of the smallest of them. */
function nested(rings: readonly Ring[]): MultiPolygon {
  const inside = (ring: Ring, other: Ring): boolean => {
    const [first] = ring;
    return other !== ring && first !== undefined && contains([[other]], first);
  };
  const polygons: { outer: Ring; holes: Ring[] }[] = [];
  const holes: Ring[] = [];
  for (const ring of rings) {
    const depth = rings.filter((other) => inside(ring, other)).length;
    if (depth % 2 === 0) polygons.push({ outer: ring, holes: [] });
    else holes.push(ring);
  }
  for (const hole of holes) {
    const around = polygons
      .filter(({ outer }) => inside(hole, outer))
      .sort((a, b) => Math.abs(signedArea(a.outer)) - Math.abs(signedArea(b.outer)));
    around[0]?.holes.push(hole);
  }
  return polygons.map(({ outer, holes: inner }): Polygon => [outer, ...inner]);
}
