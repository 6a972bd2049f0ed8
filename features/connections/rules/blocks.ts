export const BLOCK_ONESELF = 'You can’t block yourself.'
export const MUTE_ONESELF = 'You can’t mute yourself.'
