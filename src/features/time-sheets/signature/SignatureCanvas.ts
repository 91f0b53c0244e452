import imported from 'react-signature-canvas';

/**
 * The drawing component. Its package is CommonJS: bundled, its default import is the module, and the component stands
 * inside under `default`.
 */
const unwrapped: unknown = 'default' in imported ? imported.default : imported;

function isComponent(value: unknown): value is typeof imported {
  return typeof value === 'function';
}

export const SignatureCanvas = isComponent(unwrapped) ? unwrapped : imported;
export type SignatureCanvasInstance = InstanceType<typeof imported>;
