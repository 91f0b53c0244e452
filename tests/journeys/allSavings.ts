import { customerSavings } from './customerSavings';
import { expenseSavings } from './expenseSavings';
import { gridSavings } from './gridSavings';
import { plannerSavings } from './plannerSavings';
import { projectSavings } from './projectSavings';
import { type Saving, savings } from './savings';

/** Every press of the product that sends something. Tests pick faults by the place in this list: new ones go to its end. */
export const allSavings: readonly Saving[] = [
  ...savings,
  ...expenseSavings,
  ...gridSavings,
  ...plannerSavings,
  ...customerSavings,
  ...projectSavings,
];
