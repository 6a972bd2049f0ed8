/** A number as tables and charts of the administration show it: `12,345`. */
export const countText: (count: number) => string = new Intl.NumberFormat('en').format
