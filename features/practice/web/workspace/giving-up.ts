/** What giving up brings and costs, said before it (requirement L-10). */
export const GIVING_UP = 'You’ll see the solutions, and you won’t get points for this problem.'
