export const CANNOT_BLOCK_YOURSELF = 'You can’t block yourself.'
export const CANNOT_MUTE_YOURSELF = 'You can’t mute yourself.'
