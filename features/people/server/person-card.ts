/** SQL: the `PersonCard` of the row `alias` of `people` as JSON. */
export const personCard = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'username', ${alias}.username, 'name', ${alias}.name, 'headline', ${alias}.headline, 'avatar_id', ${alias}.avatar_id)`

/** SQL: the same after a left join; null if there is nobody. */
export const optionalPersonCard = (alias: string): string => `case when ${alias}.id is null then null else ${personCard(alias)} end`
