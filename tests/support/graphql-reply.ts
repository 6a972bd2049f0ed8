/** The data of a response, whose shape the test knows. */
export type UntypedData = any // oxlint-disable-line typescript/no-explicit-any

/** The response of the API. */
export interface GraphqlReply<Data = UntypedData> {
  data: Data | null
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string>; requestId: string } }[]
}
