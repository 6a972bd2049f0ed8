-- What a judge can run of python, numpy and javascript; null until it has said so. Of one that has not, nothing is taken away or expected.
-- What said it before stays, and says yes, for as long as processes of the version before may read it.
alter table judge_processes alter column has_sandbox set default true, add column runs text[];
