import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportBug } from '#platform/web/bugs/report-bugs.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface State {
  isBroken: boolean
  /** The number under which the server wrote it down, once it has. */
  requestId: string | null
}

const WHOLE: State = { isBroken: false, requestId: null }

/** Around a part of the page: what breaks inside leaves the navigation standing. A new `key` makes it whole again. */
export class Boundary extends Component<{ children: ReactNode }, State> {
  override state = WHOLE

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    void this.report(error, info.componentStack ?? '')
  }

  private async report(error: unknown, where: string) {
    this.setState({ requestId: await reportBug(error, where) })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <ErrorPage requestId={this.state.requestId} onRetry={() => this.setState(WHOLE)} />
  }
}

/** Around everything, the shell too. It uses nothing that could itself be broken: no router, no kit. */
export class LastResort extends Boundary {
  override render() {
    const { isBroken, requestId } = this.state
    if (!isBroken) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center gap-3 p-6">
        <h1 className="text-2xl">Unexpected Application Error!</h1>
        <p className="text-ink-soft">The page could not be shown. Loading it again often helps.</p>
        {requestId !== null && (
          <p className="text-sm text-ink-soft">
            If you write to us about it, give this number: <code className="text-ink">{requestId}</code>
          </p>
        )}
        <p className="mt-2 flex gap-2">
          <a className="button button-primary" href={window.location.href} rel="external">
            Load again
          </a>
          <a className="button" href="/" rel="external">
            Go home
          </a>
        </p>
      </main>
    )
  }
}
