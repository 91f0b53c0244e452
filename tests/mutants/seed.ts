import fc from 'fast-check';

/** Properties take the same cases in every run, so that a mutant is found either always or never. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 57 });
