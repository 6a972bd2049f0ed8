/** What home features. */
export const featured = [
  { path: '/courses/evaluate-a-classifier', title: 'Evaluate a classifier', note: 'What a metric tells you, and what it hides.' },
  { path: '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it', title: 'Why gradient descent zigzags, and what momentum does about it', note: '' },
  { path: '/practice/two-sum', title: 'Two Sum', note: 'New here? Solve this one first.' },
] as const
