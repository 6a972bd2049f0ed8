import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AuthProvider } from './AuthProvider.tsx'
import { useAuth, type Auth } from './auth.ts'

function Reads({ into }: { into: (auth: Auth) => void }) {
  into(useAuth())
  return null
}

describe('The auth state (requirement A-10)', () => {
  test('throws outside its provider', () => {
    expect(() => renderToString(<Reads into={() => {}} />)).toThrow('useAuth must be used within an AuthProvider')
  })

  test('has the specified defaults for a visitor', () => {
    let auth: Auth | null = null
    renderToString(
      <AuthProvider>
        <Reads into={(found) => (auth = found)} />
      </AuthProvider>,
    )
    expect(auth).toMatchObject({
      user: null, name: '', role: 'User', location: 'Unknown', avatar: '/avatar.svg', followers: [], streak: 0, token: null,
    })
    for (const way of ['login', 'register', 'logout', 'fetchUser', 'switchRole'] as const) expect(auth![way]).toBeTypeOf('function')
  })
})
