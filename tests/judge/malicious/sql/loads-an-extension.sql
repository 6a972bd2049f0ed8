-- Compile Error
SELECT load_extension('/usr/lib/libm.so')
