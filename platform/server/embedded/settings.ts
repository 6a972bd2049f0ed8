/** The settings of the embedded PostgreSQL, passed on the command line, so that no file can switch durability off. */
export function postmasterSettings(socketDir: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: '5432',
    cluster_name: 'cloggle',
    // A confirmed write is on the disk.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    ...(process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {}),
    wal_level: 'replica',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    min_wal_size: '80MB',
    // Sized for two cores; short queries gain nothing from JIT or parallel workers.
    max_connections: '60',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    random_page_cost: '1.1',
    jit: 'off',
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The app receives and logs errors without the values that people typed; this log covers only the server's own state.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}

/** The settings as command-line arguments of `postgres`. */
export function postmasterArguments(data: string, socketDir: string): string[] {
  const settings = Object.entries(postmasterSettings(socketDir))
  return ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
