export const STATUS_PATH = '/status'
