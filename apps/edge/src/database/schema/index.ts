export * from './account-deletion.ts';
export * from './checkout.ts';
export * from './diagnostic.ts';
export * from './learner.ts';
export * from './payment.ts';
export * from './recheck.ts';
export * from './shared.ts';
export * from './study.ts';
