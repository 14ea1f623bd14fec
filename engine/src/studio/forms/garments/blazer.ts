import type { Form } from '../../parts/form.ts';
import { tailoredCloth } from '../../construction/tailored/tailored-cloth.ts';
import { tailoredGarment } from '../../construction/tailored/tailored-garment.ts';

export const blazer: Form = { name: 'blazer', fabric: 'wool', adapt: tailoredCloth, build: tailoredGarment };
