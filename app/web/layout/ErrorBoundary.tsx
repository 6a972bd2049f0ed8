import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { BugReceipt } from '#platform/rules/bug-report.ts'
import { reportBug } from '#platform/web/bugs/report-bugs.ts'
import { BugReceiptNote } from './BugReceiptNote.tsx'
import { ErrorPage } from './ErrorPage.tsx'

interface State {
  isBroken: boolean
  /** The receipt of the bug report, once it has arrived. */
  receipt: BugReceipt | null
}

const WHOLE: State = { isBroken: false, receipt: null }

/** An error boundary: when its content throws, the navigation stays. A new `key` resets it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state = WHOLE

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    void this.report(error, info.componentStack ?? '')
  }

  private async report(error: unknown, where: string) {
    this.setState({ receipt: await reportBug(error, where) })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <ErrorPage receipt={this.state.receipt} onRetry={() => this.setState(WHOLE)} />
  }
}

/** The outermost error boundary. It uses nothing that could itself be broken: no router, no UI components. */
export class RootErrorBoundary extends ErrorBoundary {
  override render() {
    const { isBroken, receipt } = this.state
    if (!isBroken) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center gap-3 p-6">
        <h1 className="text-2xl">Unexpected Application Error!</h1>
        <p className="text-text-muted">This page couldn’t be displayed. Try reloading it.</p>
        <BugReceiptNote receipt={receipt} />
        <p className="mt-2 flex gap-2">
          <a className="button button-primary" href={window.location.href} rel="external">
            Reload page
          </a>
          <a className="button" href="/" rel="external">
            Go home
          </a>
        </p>
      </main>
    )
  }
}
