/** The environment of this process: `config.ts` reads the settings from it, and child processes inherit it. */
export const environment: NodeJS.ProcessEnv = process.env
