'use client';

/** Parts for widgets that are used by hand: points in a plane, sliders, and keys of a grid. */
export { cellAfterKey, type CellPlace } from './cell-after-key.ts';
export { type MovablePoint, type PlanePoint, snapToStep } from './movable-point.ts';
export type { PicturePlane } from './picture-plane.ts';
export { PointFields, type PointFieldsProps } from './point-fields.tsx';
export { PointLayer, type PointLayerProps } from './point-layer.tsx';
export { RangeSlider, type RangeSliderProps } from './range-slider.tsx';
export { useMeasuredWidth } from './use-measured-width.ts';
