/** The promo toast: how long a line stands, and how long the change to the next one takes (specification, section 9). */
export const ROTATE_MS = 5000
export const FADE_MS = 300
