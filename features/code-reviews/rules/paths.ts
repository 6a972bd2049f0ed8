export const CODE_REVIEWS_PATH = '/code-reviews'
export const codeReviewPath = (id: string) => `${CODE_REVIEWS_PATH}/${id}`
