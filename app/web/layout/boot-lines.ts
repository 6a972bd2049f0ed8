/** The ten lines of the opening (specification, section 9), short enough for one row on a phone. */
export const BOOT_LINES = [
  'Waking the hidden layers first',
  'Shuffling the data, not the coffee',
  'Train here, test there, no peeking',
  'Initializing weights with optimism',
  'Asking the gradient for directions',
  'Taking small steps downhill',
  'Dropping out of overthinking',
  'Regularizing the ego',
  'Leaving a local minimum, no regrets',
  'Converged. Good to see you',
] as const
