import { configureGlobal, readConfigureGlobal } from 'fast-check';

/** The same cases at every run; `SEED=… npm run unit` tries others, and a failure that the long run has printed. */
const FIXED_SEED = 20_261_120;

configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env.SEED ?? FIXED_SEED) });
