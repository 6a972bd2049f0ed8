export const BLOCK_ONESELF = 'You cannot block yourself.'
export const MUTE_ONESELF = 'You cannot mute yourself.'
