import type { PlanePoint } from './movable-point.ts';

type Pixel = readonly [left: number, top: number];

/** How a picture shows the plane. Pixels are those of the picture's own view box. */
export interface PicturePlane {
  readonly width: number;
  readonly height: number;
  readonly toPixel: (point: PlanePoint) => Pixel;
  readonly toPlane: (pixel: Pixel) => PlanePoint;
  /** Where the handle of a point beyond the picture stands. Default: at the point. */
  readonly inView?: (point: PlanePoint) => PlanePoint;
}

/** Where a pointer event happened, in pixels of the picture that fills `element`. */
export function pixelAt(
  plane: Pick<PicturePlane, 'width' | 'height'>,
  event: { readonly clientX: number; readonly clientY: number },
  element: Element,
): Pixel {
  const box = element.getBoundingClientRect();
  return [
    ((event.clientX - box.left) * plane.width) / (box.width || plane.width),
    ((event.clientY - box.top) * plane.height) / (box.height || plane.height),
  ];
}
