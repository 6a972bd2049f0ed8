/** The promo toast: how long a line is shown, and how long the fade takes (specification, section 9). */
export const ROTATE_MS = 5000
export const FADE_MS = 300
