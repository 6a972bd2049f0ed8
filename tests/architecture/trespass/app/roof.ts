export const roof = 1
