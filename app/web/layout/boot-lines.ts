/** The greeting's ten lines (specification, section 9). It says of itself that it is none. */
export const BOOT_LINES = [
  'Waking the neurons, the hidden layers first',
  'Shuffling the data; the coffee stays where it is',
  'Splitting train from test, and not peeking',
  'Initialising the weights with cautious optimism',
  'Asking the gradient for directions',
  'Taking small steps downhill',
  'Dropping out of overthinking',
  'Regularising the ego',
  'Leaving the local minimum, with no regrets',
  'Converged. Good to see you',
] as const
