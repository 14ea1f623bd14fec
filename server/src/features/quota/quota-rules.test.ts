import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, quotaUnitOf, refundOf } from './quota-rules.ts';

describe('the quota rules', () => {
  it('count prompts on the free plan, images on the starter plan and nothing on the others', () => {
    expect(quotaUnitOf('free')).toBe('prompt');
    expect(quotaUnitOf('starter')).toBe('image');
    expect(quotaUnitOf('pro')).toBeNull();
    expect(quotaUnitOf('enterprise')).toBeNull();
  });

  it('charge one prompt however many pictures are requested', () => {
    expect(costOf('prompt', 4)).toBe(1);
    expect(costOf('image', 4)).toBe(4);
  });

  it('refund everything when no picture was delivered', () => {
    expect(refundOf('prompt', 1, 0)).toBe(1);
    expect(refundOf('image', 4, 0)).toBe(4);
  });

  it('charge the prompt once one picture was delivered, and refund undelivered images', () => {
    expect(refundOf('prompt', 1, 1)).toBe(0);
    expect(refundOf('image', 4, 3)).toBe(1);
  });

  it('never refund more than was reserved, nor charge more', () => {
    const unit = fc.constantFrom('prompt' as const, 'image' as const);
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 4 }), fc.nat(8), (kind, count, delivered) => {
        const reserved = costOf(kind, count);
        const refund = refundOf(kind, reserved, delivered);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(reserved);
      }),
    );
  });
});
