/** The data of a response, whose shape the test knows. */
export type UntypedData = any // oxlint-disable-line typescript/no-explicit-any

/** The response of the API. */
export interface GraphqlReply<Data = UntypedData> {
  data: Data | null
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string>; requestId: string } }[]
}

type Failed = Pick<GraphqlReply<unknown>, 'errors'>

/** The code of the first error. */
export const codeOf = ({ errors }: Failed): string | undefined => errors?.[0]?.extensions.code

/** The message of the first error. */
export const messageOf = ({ errors }: Failed): string | undefined => errors?.[0]?.message

/** The message about one field of the input. */
export const fieldOf = ({ errors }: Failed, field: string): string | undefined => errors?.[0]?.extensions.fields?.[field]

/** Waits for a response, which must have no errors. */
export async function ok<Reply extends Failed>(reply: Promise<Reply>): Promise<Reply> {
  const { errors } = await reply
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return reply
}
