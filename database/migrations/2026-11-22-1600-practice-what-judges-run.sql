-- What a judge can run of python, numpy and javascript; null until it has said so. Of one that has not, nothing is taken away or expected.
alter table judge_processes drop column has_sandbox, drop column has_numpy, add column runs text[];
