export const CONTESTS_PATH = '/practice/contests'
export const NEW_CONTEST_PATH = '/practice/contests/new'
export const contestPath = (number: number | string) => `${CONTESTS_PATH}/${number}`
export const contestFilePath = (number: number) => `/api/contests/${number}/calendar.ics`
export const editContestPath = (number: number | string) => `${CONTESTS_PATH}/${number}/edit`
