/** The logged-in person as the auth calls return them: the public fields and nothing more (requirement A-7). */
export interface SessionUser {
  id: string
  username: string
  name: string
  role: string
  location: string
  avatar: string
}
