import '../server/database/sql.ts'
