import type { House } from '#platform/server/context.ts'
export async function plantDemoWorld(_house: House, _dataDir: string): Promise<void> {}
