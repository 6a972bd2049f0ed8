create index concurrently activities_solved_at on activities (happened_at) where kind = 'problem.solved';
