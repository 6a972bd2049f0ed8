-- webhook_deliveries_waiting has what this index had.
drop index webhook_deliveries_failing;
