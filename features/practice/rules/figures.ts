/** Drawn figures for the texts of problems: `![What it shows](/figures/NAME.svg)`. All have the same size, so that a text doesn't move when one arrives. */
export const FIGURE_SIZE = { width: 640, height: 320 } as const

export const FIGURES_PATH = '/figures'

export const figurePath = (name: string): string => `${FIGURES_PATH}/${name}.svg`

/** Whether texts of problems may show this picture. */
export const isFigurePath = (path: string): boolean => /^\/figures\/[a-z0-9-]+\.svg$/.test(path)
