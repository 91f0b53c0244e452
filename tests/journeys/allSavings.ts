import { customerSavings } from './customerSavings';
import { expenseSavings } from './expenseSavings';
import { gridSavings } from './gridSavings';
import { plannerSavings } from './plannerSavings';
import { projectSavings } from './projectSavings';
import { type Saving, savings } from './savings';

/** Every user action that sends a call. Tests choose faults by the index in this list, so new actions go to its end. */
export const allSavings: readonly Saving[] = [
  ...savings,
  ...expenseSavings,
  ...gridSavings,
  ...plannerSavings,
  ...customerSavings,
  ...projectSavings,
];
