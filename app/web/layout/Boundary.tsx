import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** Tells the server about the bug, if it can. */
  onBug?: (error: unknown, componentStack: string) => void
  children: ReactNode
}

/** Around a part of the page: what breaks inside leaves the navigation standing. A new `key` makes it whole again. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onBug?.(error, info.componentStack ?? '')
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <ErrorPage onRetry={() => this.setState({ isBroken: false })} />
  }
}

/** Around everything, the shell too. It uses nothing that could itself be broken: no router, no kit. */
export class LastResort extends Boundary {
  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center gap-3 p-6">
        <h1 className="text-2xl">Unexpected Application Error!</h1>
        <p className="text-ink-soft">The page could not be shown. Loading it again often helps.</p>
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
