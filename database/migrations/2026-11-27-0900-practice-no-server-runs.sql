-- NumPy runs in the browser, so no program is run on the server without being submitted.
drop table server_runs;
